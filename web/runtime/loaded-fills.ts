import type { Fill } from './plugin-ui.ts'

/** Settings of a page, among them its fills. */
export type LoadedFills = object

/** Returns the name of the setting that holds the component of a fill; `at` keeps the order of the plugin list. */
export const fillSetting = ({ slot, name }: Pick<Fill, 'slot' | 'name'>, at: number): string =>
  `fill ${slot} ${String(at).padStart(3, '0')} ${name}`

/** Tells if a setting of a page holds a fill. */
export const isFillSetting = (setting: string): boolean => setting.startsWith('fill ')

/** Returns the fills of a slot that a page has loaded, in the order of the plugin list. */
export const fillsOf = (settings: LoadedFills, slot: string): readonly Fill[] => {
  const prefix = `fill ${slot} `
  const found = Object.entries(settings).filter(([setting]) => setting.startsWith(prefix))
  // Vike does not keep the order of settings.
  found.sort(([one], [other]) => (one < other ? -1 : 1))
  return found.map(([setting, component]) => ({
    slot,
    name: setting.slice(prefix.length + '000 '.length),
    Component: component as Fill['Component'],
  }))
}
