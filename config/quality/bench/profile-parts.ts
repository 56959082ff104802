import { facilityProfileSlot } from '#core/facilities/slots.ts'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import type { SlotData } from '#core/plugin/slot-data.ts'
import { pluginNames } from '#plugins/list.ts'

const manifestOf = (name: string) =>
  import(new URL(`../../../plugins/${name}/plugin.ts`, import.meta.url).href) as Promise<{ readonly plugin: Plugin }>

/** Loads what plugins add to the data of every profile. */
export const loadProfileParts = async (): Promise<readonly SlotData[]> =>
  (await Promise.all(pluginNames.map(manifestOf)))
    .flatMap(({ plugin: { slotData = [] } }) => slotData)
    .filter(({ slot }) => slot === facilityProfileSlot.slot)
