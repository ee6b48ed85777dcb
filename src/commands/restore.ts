import { bringBack, endRestore, hasObjectsOf } from './backup/bring-back.ts'
import { differences, readAll, readManifest, tableOf } from './backup/folder.ts'
import { openPlace, placeOptions, placeUsage } from './backup/place.ts'
import { CommandError, readCommand } from './read-command.ts'

const usage = `npm run restore -- --from FOLDER --replace [--compare] [--remote --site URL --backend URL --env staging]

Puts a backup in the place of everything that is there, and then compares every row and byte with it: ends with 1 where
something differs. --compare only compares, and changes nothing. Nothing should be read or written meanwhile.
${placeUsage}`
const { values } = readCommand({
  usage,
  options: {
    from: { type: 'string' },
    replace: { type: 'boolean', default: false },
    compare: { type: 'boolean', default: false },
    ...placeOptions,
  },
})
const { from: folder, replace, compare, ...place } = values
if (!folder) throw new CommandError(`--from names the folder.\n\n${usage}`, 2)
if (replace === compare)
  throw new CommandError(`Either --replace, for what is there is lost, or --compare.\n\n${usage}`, 2)

const manifest = readManifest(folder)
const { backupPlace, idsOf } = await openPlace(place, replace ? manifest.migrations : undefined)
try {
  const incomplete = replace ? await bringBack(backupPlace, idsOf, { folder, manifest }) : new Map<string, number>()
  const found = await readAll(backupPlace, idsOf)
  if (replace) await endRestore(backupPlace)
  await backupPlace.migrate()
  console.log(tableOf(found))
  for (const [table, count] of incomplete) {
    console.log(`${count} rows of ${table} refer to others that came or went while the backup was made: without these.`)
  }
  if (!hasObjectsOf(manifest, backupPlace))
    console.log(`Its Durable Objects are those of ${manifest.worker}: no other worker can have them.`)
  const different = differences(manifest.parts, found).filter(
    (part) => !incomplete.has(part.replace('table ', '')) && !isOfAnother(part),
  )
  if (different.length > 0) throw new CommandError(`Not as in the backup: ${different.join(', ')}.`)
  console.log(`All is as in the backup of ${manifest.madeAt}.`)
} finally {
  await backupPlace.close()
}

/** The purge log goes on counting where this place was ahead of the backup (src/cache/purge-log.ts). */
function isOfAnother(part: string): boolean {
  return part === 'objects PURGES' || (part.startsWith('objects ') && !hasObjectsOf(manifest, backupPlace))
}
