import { type ASTVisitor, GraphQLError, type SelectionSetNode, type ValidationContext } from 'graphql'
import type { Plugin } from 'graphql-yoga'

/** Entries link to each other in circles: a query may follow them this far. */
const deepest = 20

export function limitDepth(): Plugin {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(depthRule)
    },
  }
}

/** Counts fields on the way down, a fragment's own included; a fragment in itself is refused by the standard rules. */
function depthRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const depth = depthOf(operation, context, [])
      if (depth > deepest) {
        context.reportError(new GraphQLError(`The query is ${depth} levels deep; ${deepest} are allowed.`))
      }
    },
  }
}

function depthOf(
  node: { selectionSet: SelectionSetNode },
  context: ValidationContext,
  within: readonly string[],
): number {
  const depths = node.selectionSet.selections.map((selection) => {
    if (selection.kind === 'InlineFragment') return depthOf(selection, context, within)
    if (selection.kind === 'Field') {
      return selection.selectionSet ? 1 + depthOf({ selectionSet: selection.selectionSet }, context, within) : 1
    }
    const name = selection.name.value
    const fragment = within.includes(name) ? null : context.getFragment(name)
    return fragment ? depthOf(fragment, context, [...within, name]) : 0
  })
  return Math.max(0, ...depths)
}
