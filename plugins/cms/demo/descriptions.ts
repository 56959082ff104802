import { gdansk } from './cities/gdansk.ts'
import { krakow } from './cities/krakow.ts'
import { lodz } from './cities/lodz.ts'
import { poznan } from './cities/poznan.ts'
import { warszawa } from './cities/warszawa.ts'
import { wroclaw } from './cities/wroclaw.ts'
import type { DemoDescription } from './demo-description.ts'

/** Descriptions that the demo begins with. */
export const demoDescriptions: readonly DemoDescription[] = [krakow, warszawa, wroclaw, poznan, gdansk, lodz]
