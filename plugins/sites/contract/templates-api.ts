import { Schema } from 'effect'
import { NonBlankLine } from '#core/kernel/field-schemas.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { PageTemplateNotFound, PageTemplateTaken, SubpageRefused } from './errors.ts'
import { GivenPages, SitePage, ThemeKey } from './site.ts'
import { siteLimits } from './terms.ts'

const tooLong = { message: 'FIELD_TOO_LONG' }

/** Page template: pages with which a site may begin (specification §3, "Page template"). */
export const PageTemplateView = Schema.Struct({
  id: Schema.String,
  key: Schema.String,
  name: Schema.String,
  /** Key of the theme. */
  theme: Schema.String,
  /** The theme is installed; else sites begin with the usual one. */
  theme_installed: Schema.Boolean,
  /** What it is for, in a sentence or two. */
  note: Schema.String,
  /** Owners can choose it. */
  active: Schema.Boolean,
  pages: Schema.Array(SitePage),
  version: Schema.Number,
}).annotate({ identifier: 'PageTemplate' })
export type PageTemplateView = typeof PageTemplateView.Type

const template = {
  key: Schema.String.check(Schema.isPattern(/^[a-z][a-z0-9_]*$/, { message: 'FIELD_INVALID' }), Schema.isMaxLength(40, tooLong)),
  name: NonBlankLine(siteLimits.title),
  theme: ThemeKey,
  note: Schema.String.check(Schema.isMaxLength(400, tooLong)),
  active: Schema.Boolean,
  pages: GivenPages,
}

const NewPageTemplate = Schema.Struct({
  ...template,
  note: Schema.optional(template.note),
  active: Schema.optional(template.active),
  pages: Schema.optional(template.pages),
})

const PageTemplateChanges = Schema.Struct({
  id: Schema.String,
  version: Schema.optional(Schema.Number),
  key: Schema.optional(template.key),
  name: Schema.optional(template.name),
  theme: Schema.optional(template.theme),
  note: Schema.optional(template.note),
  active: Schema.optional(template.active),
  pages: Schema.optional(template.pages),
})

const all = '/api/v1/page-templates'

/** HTTP API of page templates (specification §7, "Page templates"). */
export const templatesApi = defineApi({
  listPageTemplates: route.get(all, {
    summary: 'Lists the page templates that owners can choose, by name; to support also those that are switched off.',
    output: Schema.Struct({ items: Schema.Array(PageTemplateView) }),
    access: 'user',
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
