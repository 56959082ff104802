import { Effect } from 'effect'
import type { KnownFacility } from '#core/facilities/known-facilities.port.ts'
import { resolve } from '#core/facilities/statement.ts'
import { define } from '#core/kernel/define.ts'
import { Themes } from '#core/plugin/themes.ts'
import { PageTemplateNotFound } from '../contract/errors.ts'
import type { SiteContent } from '../contract/site.ts'
import { addressLine } from '../domain/address-line.ts'
import { pagesOfTemplate } from '../domain/page-template.ts'
import { PageTemplates } from '../domain/page-templates.port.ts'
import { startContent, usualTheme } from '../domain/site.ts'
import { SiteReader } from '../domain/sites.port.ts'
import { StartTexts } from './start-texts.ts'

/** Choices of the owner for a new site. */
interface Choice {
  readonly theme: string | undefined
  /** Id of a page template. */
  readonly template: string | undefined
}

/** Returns the content with which a facility's site begins: that of a template, filled from the profile, or the usual one. */
export const StartSite = define(
  'sites/StartSite',
  { templates: PageTemplates, reader: SiteReader, themes: Themes, startTexts: StartTexts },
  ({ templates, reader, themes, startTexts }) =>
    Effect.fn('sites.start-site')(function* (facility: KnownFacility, { theme, template: id }: Choice) {
      if (id === undefined) return startContent(facility.name, theme ?? usualTheme, startTexts())
      const template = yield* templates.byId(id)
      if (!template?.active) return yield* new PageTemplateNotFound()
      const opened = yield* reader.ofFacility(facility.id)
      const { facts } = resolve(opened?.facility.statements ?? [])
      const installed = themes.all.some(({ key }) => key === template.theme) ? template.theme : usualTheme
      const values = { nazwa: facility.name, miasto: facility.city, adres: addressLine(facts, facility.city) }
      const content: SiteContent = { title: facility.name, theme: theme ?? installed, pages: pagesOfTemplate(template, values) }
      return content
    }),
)
