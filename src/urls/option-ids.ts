/** Lodging ids as a URL names them, those of one option joined: '12.34-56'. */
export function writeOptionIds(options: readonly (number | readonly number[])[]): string {
  return options.map((option) => (typeof option === 'number' ? option : option.join('-'))).join('.')
}
