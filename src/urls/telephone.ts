/** '+45 75 12 34 56' → 'tel:+4575123456'. */
export function telephone(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
