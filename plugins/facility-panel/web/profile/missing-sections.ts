import { messageKey } from '#core/kernel/message-key.ts'
import type { I18n } from '#web/runtime/i18n/i18n-context.ts'

/**
 * Sections of a profile that the panel fills, in the order of the page: id on the profile, page of the panel (none for
 * one that is never empty), route of a page that another plugin may add.
 */
const sections = [
  ['zdjecia', 'gallery', 'facility_gallery'],
  ['opis', 'description'],
  ['oplaty', 'info'],
  ['rekrutacja', 'recruitment'],
  ['godziny', 'info'],
  ['plan-dnia', 'dayplan'],
  ['zajecia', 'dayplan'],
  ['nie-wiemy', ''],
  ['tagi-features', 'amenities'],
  ['kadra', 'cadre'],
  ['opinie', ''],
  ['polozenie', ''],
] as const satisfies readonly (readonly [id: string, page: string, route?: string])[]

/** Section of a profile; without a page one that is never empty. */
export interface FillableSection {
  readonly id: string
  readonly page: string
  readonly title: string
}

/** Writes the sections for the layout script into one attribute: few bytes in a page that everybody loads. */
export const sectionsText = (t: I18n['t'], hasRoute: (name: string) => boolean): string =>
  sections
    .filter(([, , route]) => route === undefined || hasRoute(route))
    .map(([id, page]) => (page === '' ? id : [id, page, t(messageKey('facility-panel.profile.section', id))].join(':')))
    .join('|')

/** Reads the attribute. */
export const readSections = (text: string): readonly FillableSection[] =>
  text.split('|').flatMap((one) => {
    const [id, page = '', title = ''] = one.split(':')
    return id ? [{ id, page, title }] : []
  })
