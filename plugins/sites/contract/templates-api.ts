import { Schema } from 'effect'
import { languages } from '#core/kernel/language.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { SiteChoices } from './builder.ts'
import { PageTemplateNotFound, PageTemplateTaken, SubpageRefused } from './errors.ts'
import { NewPageTemplate, PageTemplateChanges, PageTemplateView } from './page-template.ts'

const all = '/api/v1/page-templates'

/** HTTP API of page templates (row SP-07). */
export const templatesApi = defineApi({
  listPageTemplates: route.get(all, {
    summary: 'Lists the page templates that owners can choose, by name; to support also those that are switched off.',
    output: Schema.Struct({ items: Schema.Array(PageTemplateView) }),
    access: 'user',
  }),
  listTemplateChoices: route.get(`${all}/choices`, {
    summary: 'Lists themes and kinds of sections among which support chooses for page templates.',
    input: Schema.Struct({ language: Schema.optional(Schema.Literals(languages)) }),
    output: SiteChoices,
    access: 'support',
  }),
  addPageTemplate: route.post(all, {
    summary: 'Creates a page template; without pages, with those of a site that its profile fills.',
    input: NewPageTemplate,
    output: PageTemplateView,
    access: 'support',
    largeBody: true,
    errors: [PageTemplateTaken, SubpageRefused, Validation],
  }),
  changePageTemplate: route.patch(`${all}/:id`, {
    summary: 'Changes a page template. Sites that have begun with it stay as they are.',
    input: PageTemplateChanges,
    output: PageTemplateView,
    access: 'support',
    version: true,
    largeBody: true,
    errors: [PageTemplateNotFound, PageTemplateTaken, SubpageRefused, Validation],
  }),
  removePageTemplate: route.delete(`${all}/:id`, {
    summary: 'Deletes a page template. Sites that have begun with it stay as they are.',
    input: Schema.Struct({ id: Schema.String }),
    output: Schema.Struct({ removed: Schema.Literal(true) }),
    access: 'support',
    errors: [PageTemplateNotFound],
  }),
})
