/** Whether one can still apply: the deadline, an ISO day at the agency, is itself the last day. Null = no deadline. */
export function isOpenForApplications(deadline: string | null, today: string): boolean {
  return deadline === null || deadline >= today
}
