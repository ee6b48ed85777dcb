import { type ASTVisitor, GraphQLError, Kind, type SelectionSetNode, type ValidationContext } from 'graphql'

const deepest = 12
const mostFields = 600

/** Envelop plugin: refuses documents that are absurdly deep or wide, fragments counted wherever they are spread. */
export const limitQuery = {
  onValidate({ addValidationRule }: { addValidationRule: (rule: (context: ValidationContext) => ASTVisitor) => void }) {
    addValidationRule(refuseHugeDocuments)
  },
}

function refuseHugeDocuments(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const size = { fields: 0 }
      if (measure(context, operation.selectionSet, 1, size, new Set())) return
      context.reportError(
        new GraphQLError(`The query is too large: at most ${mostFields} fields, ${deepest} levels deep.`, {
          nodes: operation,
        }),
      )
    },
  }
}

/** False as soon as a limit is passed. Introspection may be deep: its types nest by nature. */
function measure(
  context: ValidationContext,
  selectionSet: SelectionSetNode,
  depth: number,
  size: { fields: number },
  open: Set<string>,
): boolean {
  return selectionSet.selections.every((selection) => {
    size.fields += 1
    if (size.fields > mostFields) return false
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const name = selection.name.value
      const fragment = context.getFragment(name)
      if (!fragment || open.has(name)) return true
      return measure(context, fragment.selectionSet, depth, size, new Set(open).add(name))
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) return measure(context, selection.selectionSet, depth, size, open)
    if (!selection.selectionSet || selection.name.value === '__schema') return true
    return depth < deepest && measure(context, selection.selectionSet, depth + 1, size, open)
  })
}
