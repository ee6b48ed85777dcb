import { maxRestoredBytes, siteBackupPath } from '../../contracts/backup.ts'
import type { Feature } from '../../routing/feature.ts'
import { handleBackup } from './endpoint.ts'

export const backupFeature = {
  endpoints({ deps }) {
    const handle = handleBackup(deps)
    return [
      {
        path: `${siteBackupPath}*`,
        ...{ get: handle, post: handle, put: handle, delete: handle },
        rate: 'secret',
        body: { maxBytes: maxRestoredBytes, tooLarge: 'Bring back fewer objects at once.' },
      },
    ]
  },
} as const satisfies Feature
