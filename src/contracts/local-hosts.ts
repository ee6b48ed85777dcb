/** Whether a hostname, as a URL has it, is one of the machine itself and of no other. */
export function isLocalHost(hostname: string): boolean {
  return /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}
