import { contentModel, type FieldKind, linkOf, typeName } from '../../contracts/content-model.ts'

const scalarTypes: Partial<Record<FieldKind, string>> = {
  Symbol: 'String',
  Text: 'String',
  Integer: 'Int',
  Date: 'DateTime',
  Boolean: 'Boolean',
  JSON: 'JSON',
  RichText: 'RichText',
  Location: 'Location',
  'Symbol[]': '[String]',
  Asset: 'Asset',
}

/** The GraphQL schema of a content model, in Contentful's conventions. */
export function contentSchema(): string {
  const types = Object.entries(contentModel)
  return `
    scalar DateTime
    scalar JSON
    type Query {
      asset(id: String!, locale: String, preview: Boolean): Asset
      assetCollection(where: AssetFilter, limit: Int = 100, skip: Int = 0, locale: String, preview: Boolean): AssetCollection
      entryCollection(where: EntryFilter, order: [EntryOrder], limit: Int = 100, skip: Int = 0, locale: String, preview: Boolean): EntryCollection
      ${types.map(([type]) => queryFields(type)).join('\n')}
    }
    interface Entry { sys: Sys! }
    type Sys {
      id: String!
      publishedVersion: Int
      publishedAt: DateTime
      firstPublishedAt: DateTime
      locale: String
    }
    input SysFilter {
      id: String id_not: String id_in: [String] id_not_in: [String] id_exists: Boolean
      publishedAt_gt: DateTime publishedAt_gte: DateTime publishedAt_lt: DateTime publishedAt_lte: DateTime
    }
    input LinkFilter { sys: SysFilter }
    type Location { lat: Float lon: Float }
    type Asset {
      sys: Sys!
      title: String description: String url: String width: Int height: Int contentType: String size: Int
    }
    input AssetFilter { sys: SysFilter AND: [AssetFilter] OR: [AssetFilter] }
    type AssetCollection { total: Int! skip: Int! limit: Int! items: [Asset]! }
    input EntryFilter { sys: SysFilter AND: [EntryFilter] OR: [EntryFilter] }
    enum EntryOrder { ${sysOrders} }
    type LinkingCollections {
      entryCollection(limit: Int = 100, skip: Int = 0, locale: String, preview: Boolean): EntryCollection
    }
    type EntryCollection { total: Int! skip: Int! limit: Int! items: [Entry]! }
    type RichText { json: JSON! links: RichTextLinks! }
    type RichTextLinks { entries: RichTextEntryLinks! assets: RichTextAssetLinks! }
    type RichTextEntryLinks { block: [Entry]! inline: [Entry]! hyperlink: [Entry]! }
    type RichTextAssetLinks { block: [Asset]! hyperlink: [Asset]! }
    ${types.map(([type, fields]) => entryTypes(type, fields)).join('\n')}
  `
}

const sysOrders = ['sys_id', 'sys_publishedAt', 'sys_firstPublishedAt']
  .flatMap((field) => [`${field}_ASC`, `${field}_DESC`])
  .join(' ')

function queryFields(type: string): string {
  const name = typeName(type)
  return `
    ${type}(id: String!, locale: String, preview: Boolean): ${name}
    ${type}Collection(where: ${name}Filter, order: [${name}Order], limit: Int = 100, skip: Int = 0, locale: String, preview: Boolean): ${name}Collection`
}

function entryTypes(type: string, fields: Readonly<Record<string, FieldKind>>): string {
  const name = typeName(type)
  const entries = Object.entries(fields)
  return `
    type ${name} implements Entry { sys: Sys! linkedFrom: LinkingCollections ${entries.map(([field, kind]) => outputField(field, kind)).join(' ')} }
    type ${name}Collection { total: Int! skip: Int! limit: Int! items: [${name}]! }
    input ${name}Filter {
      sys: SysFilter AND: [${name}Filter] OR: [${name}Filter]
      ${entries.map(([field, kind]) => filterFields(field, kind)).join(' ')}
    }
    enum ${name}Order { ${sysOrders} ${entries.map(([field, kind]) => orders(field, kind)).join(' ')} }`
}

function outputField(field: string, kind: FieldKind): string {
  const link = linkOf(kind)
  const target = link?.target ? typeName(link.target) : 'Entry'
  if (kind === 'Asset[]') return `${field}Collection(limit: Int = 100, skip: Int = 0): AssetCollection`
  if (link?.list) return `${field}Collection(limit: Int = 100, skip: Int = 0): ${target}Collection`
  return `${field}: ${link ? target : scalarTypes[kind]}`
}

function filterFields(field: string, kind: FieldKind): string {
  const exists = `${field}_exists: Boolean`
  const type = scalarTypes[kind]
  switch (kind) {
    case 'Symbol':
    case 'Text':
      return `${exists} ${equality(field, 'String')} ${field}_contains: String ${field}_not_contains: String`
    case 'Integer':
    case 'Date':
      return `${exists} ${equality(field, `${type}`)} ${field}_gt: ${type} ${field}_gte: ${type} ${field}_lt: ${type} ${field}_lte: ${type}`
    case 'Boolean':
      return `${exists} ${field}: Boolean ${field}_not: Boolean`
    case 'Symbol[]':
      return `${exists} ${field}_contains_all: [String] ${field}_contains_some: [String] ${field}_contains_none: [String]`
    default:
      return linkOf(kind) ? `${exists} ${field}: LinkFilter` : exists
  }
}

function equality(field: string, type: string): string {
  return `${field}: ${type} ${field}_not: ${type} ${field}_in: [${type}] ${field}_not_in: [${type}]`
}

function orders(field: string, kind: FieldKind): string {
  return ['Symbol', 'Integer', 'Date', 'Boolean'].includes(kind) ? `${field}_ASC ${field}_DESC` : ''
}
