import type { EditionKey } from '../editions/table.ts'
import { fragmentFolder } from './fragment-url.ts'

/** Where browsers report what the content security policy has blocked. */
export const cspReportPath = '/api/csp-reports/'

/** Contact for security reports (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt'

/** For monitors. */
export const healthPath = '/api/health/'

/** Where the site exports and imports what it stores, with BACKUP_SECRET as bearer. */
export const siteBackupPath = '/api/backup/'

/** For programs: every reply is JSON, errors too. */
export const programFolders: readonly string[] = ['/api/', '/bridge/', '/builds/', fragmentFolder]

/** Files by their extensions. */
export const fileFolders: readonly string[] = ['/media/', '/assets/', '/rest/']

/** Whether a path is no page: then it has one format and no page numbers. */
export function hasOneFormat(path: string): boolean {
  return [...programFolders, ...fileFolders, '/editor/'].some((folder) => path.startsWith(folder))
}

export function isForPrograms(path: string): boolean {
  return programFolders.some((folder) => path.startsWith(folder))
}

/** The cookie of an editor's browser that sees drafts instead of published content. */
export interface Preview {
  /** When it ends, in seconds since 1970. */
  until: number
  /** The signed pass of each edition, which has a host and so a cookie of its own. */
  passes: Readonly<Record<EditionKey, string>>
}

/** Where a preview begins in an edition, and where it ends. */
export const previewPaths = { begin: '/preview/', end: '/preview/end/' } as const

/** Redirects to a page of the pass's edition, as drafts. */
export function previewUrl(pass: string, to: string): string {
  return `${previewPaths.begin}?${new URLSearchParams({ pass, to })}`
}
