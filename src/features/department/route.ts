import { areaCardsQuery, ofDepartment } from '../../contracts/queries/area-cards.ts'
import { departmentQuery } from '../../contracts/queries/departments.ts'
import type { EntryRoute } from '../../contracts/route.ts'
import type { EntryPage } from '../../routing/catch-all.ts'
import { entryHead } from '../../routing/entry-head.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { officeData } from './office-data.ts'
import { DepartmentPage } from './page.tsx'

export const departmentPage: EntryPage = {
  name: 'department',
  load: openDepartment,
}

async function openDepartment(request: RenderContext, route: EntryRoute): Promise<LoaderResult> {
  const { services } = request
  const { locale } = request.market
  const department = await services.content.query(departmentQuery, { id: route.entry.id, locale })
  if (!department) return { kind: 'not-found' }
  const where = ofDepartment(department.sys.id)
  const areas = services.content.query(areaCardsQuery, { locale, where }).catch(() => null)
  return {
    kind: 'page',
    status: 200,
    head: await entryHead(request, route, department),
    layout: route.entry.layout,
    structured: async () => officeData(request, route, department),
    main: areas.then((found) => DepartmentPage({ request, route, department, areas: found })),
  }
}
