import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'
import { collectionLimits, queryLimits } from '../../contracts/content-model.ts'

interface CostlyQuery {
  schema: GraphQLSchema
  document: DocumentNode
  /** As it was sent. */
  text: string
  variables: Readonly<Record<string, unknown>>
}

/** Refuses what Contentful does: a query of too many bytes, or one that could return too many entries and assets. */
export function refuseCostly(query: CostlyQuery): GraphQLError | null {
  const bytes = new TextEncoder().encode(query.text).length
  if (bytes > queryLimits.bytes) {
    return refusal(
      'QUERY_TOO_BIG',
      `Query cannot be executed. The maximum allowed size of a query is ${queryLimits.bytes} bytes but it was ${bytes}.`,
    )
  }
  const complexity = complexityOf(query)
  if (complexity <= queryLimits.complexity) return null
  return refusal(
    'TOO_COMPLEX_QUERY',
    `Query cannot be executed. The maximum allowed complexity for a query is ${queryLimits.complexity} but it was ${complexity}. Simplify the query e.g. by setting lower limits for collections.`,
  )
}

function refusal(code: string, message: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code: 'BAD_USER_INPUT', contentful: { code }, http: { status: 400 } },
  })
}

/** Of the links of a rich text, which may be so many entries and assets. */
const richTextLinks = 1000

/**
 * How many entries and assets a query can return: a collection as many as its limit (100 without one), each with what is
 * selected of it, a link one, the `links` of a rich text a thousand
 * (https://www.contentful.com/developers/docs/references/graphql/, "Query complexity limits"). What fragments select of
 * different types is added up, so the number is never below Contentful's own.
 */
export function complexityOf({ schema, document, variables }: Omit<CostlyQuery, 'text'>): number {
  const operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION)
  const defaults = new Map(
    operations.flatMap(({ variableDefinitions = [] }) =>
      variableDefinitions.map(({ variable, defaultValue }) => [variable.name.value, defaultValue] as const),
    ),
  )
  const fragments = new Map(
    document.definitions.flatMap((each): [string, FragmentDefinitionNode][] =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [],
    ),
  )

  function ofSelections(type: GraphQLNamedType | undefined, { selections }: SelectionSetNode): number {
    return selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + ofField(type, selection)
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection
      if (!fragment) return sum
      const condition = fragment.typeCondition?.name.value
      return sum + ofSelections(condition === undefined ? type : schema.getType(condition), fragment.selectionSet)
    }, 0)
  }

  function ofField(parent: GraphQLNamedType | undefined, field: FieldNode): number {
    const definition =
      isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[field.name.value] : undefined
    const type = definition && getNamedType(definition.type)
    if (!type || !isCompositeType(type) || !field.selectionSet) return 0
    const selected = ofSelections(type, field.selectionSet)
    if (type.name === 'RichTextLinks') return richTextLinks + selected
    if (type.name.endsWith('Collection')) return limitOf(field) * Math.max(1, selected)
    return isEntity(type) ? 1 + selected : selected
  }

  function limitOf(field: FieldNode): number {
    const limit = readValue(field.arguments?.find(({ name }) => name.value === 'limit')?.value)
    return Math.max(0, Number(limit ?? collectionLimits.default))
  }

  function readValue(value: ValueNode | undefined): unknown {
    if (value?.kind === Kind.INT) return value.value
    if (value?.kind !== Kind.VARIABLE) return null
    const name = value.name.value
    return Object.hasOwn(variables, name) ? variables[name] : readValue(defaults.get(name))
  }

  const query = schema.getQueryType() ?? undefined
  return operations.reduce((sum, { selectionSet }) => sum + ofSelections(query, selectionSet), 0)
}

function isEntity(type: GraphQLNamedType): boolean {
  if (type.name === 'Asset' || type.name === 'Entry') return true
  return isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Entry')
}
