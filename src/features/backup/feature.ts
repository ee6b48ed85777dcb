import { lazyFunction } from '../../domain/lazy.ts'
import type { Feature } from '../../routing/feature.ts'
import { siteBackupPath } from '../../urls/program-paths.ts'

export const backupFeature = {
  endpoints({ deps }) {
    const handle = lazyFunction(async () => (await import('./endpoint.ts')).handleBackup(deps))
    return [
      {
        path: `${siteBackupPath}*`,
        ...{ get: handle, post: handle, put: handle, delete: handle },
        rate: 'secret',
        body: null,
      },
    ]
  },
} as const satisfies Feature
