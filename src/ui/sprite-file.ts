declare const SPRITE_FILE: string

/** Address of the file with every icon in a build; '' where they stand in the page. */
export const spriteFile: string = typeof SPRITE_FILE === 'string' ? SPRITE_FILE : ''
