/** What a house is called before the dash behind which its title describes it: "Mettes Hus – moderne feriehus". */
export function shortTitle(title: string): string {
  const [name = '', ...described] = title.split(' – ')
  return described.length > 0 && name.trim() !== '' ? name : title
}
