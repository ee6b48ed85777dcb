/**
 * Intl's formatters, each made once: making one costs a hundred times as much as using it. They are known by the very
 * object of their options, so hand in one that lives as long as the module.
 */
export const numberFormat = madeOnce<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (locale, options) => new Intl.NumberFormat(locale, options),
)
export const dateFormat = madeOnce<Intl.DateTimeFormatOptions, DateFormat>((locale, options) => {
  const format = new Intl.DateTimeFormat(locale, options)
  return locale === 'da-DK' ? withWholeMonths(format) : format
})
export interface DateFormat {
  format(date: Date | number): string
  formatRange(start: Date, end: Date): string
}

/** Danish never shortens June and July, Intl does: "jul." */
function withWholeMonths(format: Intl.DateTimeFormat): DateFormat {
  const whole = (text: string) => text.replace(/\b(ju[nl])\./g, '$1i')
  return {
    format: (date) => whole(format.format(date)),
    formatRange: (start, end) => whole(format.formatRange(start, end)),
  }
}

const pluralRulesOf = madeOnce<object, Intl.PluralRules>((locale) => new Intl.PluralRules(locale))
const cardinal = {}
export const pluralRules = (locale: string) => pluralRulesOf(locale, cardinal)

function madeOnce<Options extends object, Format>(make: (locale: string, options: Options) => Format) {
  const made = new Map<string, WeakMap<Options, Format>>()
  return (locale: string, options: Options): Format => {
    const ofLocale = made.get(locale) ?? new WeakMap<Options, Format>()
    made.set(locale, ofLocale)
    const before = ofLocale.get(options)
    if (before) return before
    const format = make(locale, options)
    ofLocale.set(options, format)
    return format
  }
}

/** Texts that are kept of one function before it forgets them all. */
const maxTexts = 5_000

/** The same function for a text by a key, remembering what it made: Intl takes its time over dates. */
export function remembered<Parameters extends unknown[]>(
  write: (...parameters: Parameters) => string,
  most = maxTexts,
): (...parameters: Parameters) => string {
  const texts = new Map<string, string>()
  return (...parameters) => {
    const key = parameters.join(' ')
    const before = texts.get(key)
    if (before !== undefined) return before
    const text = write(...parameters)
    if (texts.size >= most) texts.clear()
    texts.set(key, text)
    return text
  }
}
