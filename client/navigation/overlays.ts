/** Whoever goes on is through with what lies over the page: the search, menus, sheets. */
export function closeOverlays(root: Document): void {
  for (const popover of root.querySelectorAll<HTMLElement>('[popover]:popover-open')) popover.hidePopover()
  for (const dialog of root.querySelectorAll('dialog')) if (dialog.open) dialog.close()
  for (const menu of root.querySelectorAll<HTMLDetailsElement>('details[data-megamenu][open]')) menu.open = false
}
