import type { DemoPost } from '../demo-post.ts'
import { allYearMaterials } from './all-year.ts'
import { autumnMaterials } from './autumn.ts'
import { autumnDays } from './autumn-days.ts'
import { teachersMaterials } from './for-teachers.ts'
import { novemberDays } from './november-days.ts'
import { springMaterials } from './spring.ts'
import { summerMaterials } from './summer.ts'
import { winterMaterials } from './winter.ts'
import { winterGames } from './winter-games.ts'
import { youngestMaterials } from './youngest.ts'

/** Materials of the teacher zone that the demo begins with. */
export const demoMaterials: readonly DemoPost[] = [
  ...autumnMaterials,
  ...autumnDays,
  ...novemberDays,
  ...winterMaterials,
  ...winterGames,
  ...springMaterials,
  ...summerMaterials,
  ...allYearMaterials,
  ...youngestMaterials,
  ...teachersMaterials,
]
