import { cloneElement, createContext, type ReactElement, type ReactNode, useContext } from 'react'

/** Source of a part of a page: an entry of the content service, or a house. */
export interface Origin {
  entry?: string
  /** The entry's content type. */
  type?: string
  lodging?: number
}

const MarksContext = createContext(false)

/** Below it the parts of a page have their source, for an editor's browser extension. */
export function WithMarks({ children }: { children?: ReactNode }) {
  return <MarksContext value={true}>{children}</MarksContext>
}

/** Whether the page has marks for an editor, read within a component. */
export function useMarks(): boolean {
  return useContext(MarksContext)
}

/**
 * Marks a part of a page with its source, for editors only: in data attributes of its own element, or of one around it
 * without a box. Not inside islands, which the browser renders without them.
 */
export function Marked({ entry, type, lodging, children }: Origin & { children: ReactNode }) {
  if (!useContext(MarksContext)) return children
  const attributes = { 'data-entry-id': entry, 'data-entry-type': type, 'data-lodging-id': lodging }
  if (isElementOfPage(children)) return cloneElement(children, attributes)
  return (
    <div style={{ display: 'contents' }} {...attributes}>
      {children}
    </div>
  )
}

function isElementOfPage(node: ReactNode): node is ReactElement<object> {
  return typeof node === 'object' && node !== null && 'type' in node && typeof node.type === 'string'
}
