import { siteBackupPath } from '../../contracts/backup.ts'
import type { Feature } from '../../routing/feature.ts'
import { handleBackup } from './endpoint.ts'

export const backupFeature = {
  endpoints(app, { deps }) {
    app.on(['GET', 'POST', 'PUT', 'DELETE'], `${siteBackupPath}*`, handleBackup(deps))
  },
} as const satisfies Feature
