import { cloneElement, createContext, type ReactElement, type ReactNode, useContext } from 'react'

/** What a part of a page is made from: an entry of the content service, or a house. */
export interface Origin {
  entry?: string
  /** The entry's content type. */
  type?: string
  lodging?: number
}

const MarksContext = createContext(false)

/** Below it the parts of a page say what they are made from, for an editor's browser extension. */
export function WithMarks({ children }: { children?: ReactNode }) {
  return <MarksContext value={true}>{children}</MarksContext>
}

/** Whether the page has marks for an editor, read within a component. */
export function useMarks(): boolean {
  return useContext(MarksContext)
}

/**
 * A part of a page that says, to editors alone, what it is made from: in data attributes of its own element, or of one
 * around it that has no box. Not inside islands, which the browser renders without them.
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
