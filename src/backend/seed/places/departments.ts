import type { Region } from '../../../domain/areas.ts'

/** Content entry of the department that looks after the houses of a region. */
export const departmentOfRegion: Record<Region, string> = {
  'wadden-sea': 'department-romo',
  'blavand-henne': 'department-blavand',
  'holmsland-klit': 'department-hvide-sande',
  bovbjerg: 'department-thyboron',
  thy: 'department-klitmoller',
  jammerbugt: 'department-lokken',
  skagen: 'department-skagen',
}
