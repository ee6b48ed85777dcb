/**
 * Intl's formatters, each created once: creating one costs a hundred times as much as using it. They are cached by the
 * object of their options, so pass one that lives as long as the module.
 */
export const numberFormat = madeOnce<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (locale, options) => new Intl.NumberFormat(locale, options),
)
export const dateFormat = madeOnce<Intl.DateTimeFormatOptions, DateFormat>((locale, options) => {
  const format = new Intl.DateTimeFormat(locale, options)
  const edit = edits[locale]
  return edit ? edited(format, edit) : format
})
export const listFormat = madeOnce<Intl.ListFormatOptions, Intl.ListFormat>(
  (locale, options) => new Intl.ListFormat(locale, options),
)
export interface DateFormat {
  format(date: Date | number): string
  formatRange(start: Date, end: Date): string
}

/** Danish never shortens June and July, Intl does: "jul." British English has no comma behind a day of the week. */
const edits: Record<string, (text: string) => string> = {
  'da-DK': (text) => text.replace(/\b(ju[nl])\./g, '$1i'),
  'en-GB': (text) => text.replace(/(day|Mon|Tue|Wed|Thu|Fri|Sat|Sun),/g, '$1'),
}

function edited(format: Intl.DateTimeFormat, edit: (text: string) => string): DateFormat {
  return {
    format: (date) => edit(format.format(date)),
    formatRange: (start, end) => edit(format.formatRange(start, end)),
  }
}

const pluralRulesOf = madeOnce<object, Intl.PluralRules>((locale) => new Intl.PluralRules(locale))
const cardinal = {}
export const pluralRules = (locale: string) => pluralRulesOf(locale, cardinal)

function madeOnce<Options extends object, Format>(make: (locale: string, options: Options) => Format) {
  const formats = new Map<string, WeakMap<Options, Format>>()
  return (locale: string, options: Options): Format => {
    const ofLocale = formats.get(locale) ?? new WeakMap<Options, Format>()
    formats.set(locale, ofLocale)
    const before = ofLocale.get(options)
    if (before) return before
    const format = make(locale, options)
    ofLocale.set(options, format)
    return format
  }
}

/** Results of one function that are cached before all are dropped. */
const maxRemembered = 5_000

/** Caches a function's results by its parameters. Results must not be changed. */
export function remembered<Parameters extends unknown[], Result>(
  make: (...parameters: Parameters) => Result,
  max = maxRemembered,
): (...parameters: Parameters) => Result {
  const results = new Map<string, Result>()
  return (...parameters) => {
    const key = parameters.join(' ')
    const before = results.get(key)
    if (before !== undefined) return before
    const result = make(...parameters)
    if (results.size >= max) results.clear()
    results.set(key, result)
    return result
  }
}
