/** Forms that are on their way: what is typed in them is not kept any more. */
export const sentForms = new WeakSet<object>()
