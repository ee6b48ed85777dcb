const separator = ' – '

/** What a house is called before the dash behind which its title describes it: "Mettes Hus – moderne feriehus". */
export function shortTitle(title: string): string {
  const [name = '', ...described] = title.split(separator)
  return described.length > 0 && name.trim() !== '' ? name : title
}

/** What the title says of the house behind its name; empty where it is a name alone. */
export function titleDescription(title: string): string {
  return title.slice(shortTitle(title).length + separator.length)
}

/** A title as it is set: no line begins with its dash, and none ends with a Danish word of one letter. */
export function titleForLines(title: string): string {
  return title.replaceAll(' –', '\u00a0–').replaceAll(/ ([iåø]) /g, ' $1\u00a0')
}
