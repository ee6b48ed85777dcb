import { type ASTVisitor, GraphQLError, Kind, type SelectionSetNode, type ValidationContext } from 'graphql'
import type { Plugin } from 'graphql-yoga'

export interface QueryLimits {
  deepest: number
  maxFields: number
}

interface Measured extends QueryLimits {
  fields: number
}

/** Envelop plugin: refuses documents that are absurdly deep or wide, fragments counted wherever they are spread. */
export function limitQuery(limits: QueryLimits): Plugin {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule((context: ValidationContext) => refuseHugeDocuments(context, limits))
    },
  }
}

function refuseHugeDocuments(context: ValidationContext, limits: QueryLimits): ASTVisitor {
  const { maxFields, deepest } = limits
  return {
    OperationDefinition(operation) {
      if (measure(context, operation.selectionSet, 1, { ...limits, fields: 0 }, new Set())) return
      context.reportError(
        new GraphQLError(`The query is too large: at most ${maxFields} fields, ${deepest} levels deep.`, {
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
  size: Measured,
  open: Set<string>,
): boolean {
  return selectionSet.selections.every((selection) => {
    size.fields += 1
    if (size.fields > size.maxFields) return false
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const name = selection.name.value
      const fragment = context.getFragment(name)
      if (!fragment || open.has(name)) return true
      return measure(context, fragment.selectionSet, depth, size, new Set(open).add(name))
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) return measure(context, selection.selectionSet, depth, size, open)
    if (!selection.selectionSet || selection.name.value === '__schema') return true
    return depth < size.deepest && measure(context, selection.selectionSet, depth + 1, size, open)
  })
}
