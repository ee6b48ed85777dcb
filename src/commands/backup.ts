import { createFolder, readAll, tableOf, writeManifest } from './backup/folder.ts'
import { readTables } from './backup/parts.ts'
import { openPlace, placeOptions, placeUsage } from './backup/place.ts'
import { CommandError, readCommand } from './read-command.ts'

const usage = `npm run backup -- --to FOLDER [--remote --site URL --backend URL --env staging]

Copies every row of the database, every object of the buckets and all that Durable Objects keep into a new folder. It holds
personal data: keep it where such data may lie.
${placeUsage}`
const { values } = readCommand({ usage, options: { to: { type: 'string' }, ...placeOptions } })
const { to: folder, ...place } = values
if (!folder) throw new CommandError(`--to names the folder.\n\n${usage}`, 2)

const keeper = createFolder(folder)
const { backupPlace, idsOf } = await openPlace(place)
try {
  const { migrations } = await readTables(backupPlace)
  const found = await readAll(backupPlace, idsOf, keeper)
  writeManifest(folder, { migrations, worker: backupPlace.worker, parts: found })
  console.log(tableOf(found))
} finally {
  await backupPlace.close()
}
