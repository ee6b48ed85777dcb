/** What a guest may agree to (specification, section 4). */
export const consentCategories = ['necessary', 'functional', 'statistic', 'marketing'] as const
export type ConsentCategory = (typeof consentCategories)[number]
