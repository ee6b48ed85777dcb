import * as v from 'valibot'
import { firstGroupId, GroupSchema, type ListedLodging, ShortlistSchema } from '../contract.ts'
import { optionKey } from '../rules/options.ts'

const { id, name } = ShortlistSchema.entries.houses.item.entries
const StoredGroupSchema = v.pipe(v.string(), v.parseJson(), GroupSchema)

export const optionsSql = `SELECT house.id, house.name, house_group.lodgings
  FROM house LEFT JOIN house_group ON house_group.id = house.id - ${firstGroupId} ORDER BY house.place, house.id`

/** A row of `optionsSql`. */
export const OptionRow = v.pipe(
  v.object({ id, name, lodgings: v.nullable(StoredGroupSchema) }),
  v.transform(({ lodgings, ...option }) => (lodgings ? { ...option, lodgings } : option)),
)

/** An id for those houses as one option; null where the list has that option. */
export function newGroupId(sql: SqlStorage, lodgings: readonly ListedLodging[]): number | null {
  const idsOf = (houses: readonly ListedLodging[]) => optionKey(houses.map((house) => house.id))
  const known = sql
    .exec(`SELECT lodgings FROM house_group WHERE id + ${firstGroupId} IN (SELECT id FROM house)`)
    .toArray()
    .flatMap((row) => {
      const read = v.safeParse(StoredGroupSchema, row.lodgings)
      return read.success ? [idsOf(read.output)] : []
    })
  if (known.includes(idsOf(lodgings))) return null
  const row = sql.exec('INSERT INTO house_group (lodgings) VALUES (?) RETURNING id', JSON.stringify(lodgings)).one()
  return firstGroupId + v.parse(v.number(), row.id)
}
