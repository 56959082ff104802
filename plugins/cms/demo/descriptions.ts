import type { Language } from '#core/kernel/language.ts'
import type { DescriptionTexts } from '../domain/description.ts'
import { gdansk } from './cities/gdansk.ts'
import { krakow } from './cities/krakow.ts'
import { lodz } from './cities/lodz.ts'
import { poznan } from './cities/poznan.ts'
import { warszawa } from './cities/warszawa.ts'
import { wroclaw } from './cities/wroclaw.ts'

/** Description of a city (slugs) in all languages. */
export interface DemoDescription {
  readonly voivodeship: string
  readonly slug: string
  readonly texts: Readonly<Record<Language, DescriptionTexts>>
}

/** Descriptions that the demo begins with. */
export const demoDescriptions: readonly DemoDescription[] = [krakow, warszawa, wroclaw, poznan, gdansk, lodz]
