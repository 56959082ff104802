import { Schema } from 'effect'
import type { Change } from '#core/changes/apply-change.ts'
import { newId } from '#core/kernel/ids.ts'
import { Moment } from '#core/records/columns.ts'
import type { RichText, RichTextNode } from '#core/rich-text/document.ts'
import { siteLimits } from '../contract/limits.ts'
import { storedTemplate } from '../contract/page-template.ts'
import { freeSlugOf } from '../contract/page-tree.ts'
import type { SitePage } from '../contract/site.ts'
import type { OtherLanguage } from '../contract/translation.ts'

/** Pages with which a site may begin. */
export const PageTemplate = Schema.Struct({ ...storedTemplate, created_at: Moment, updated_at: Moment })
export type PageTemplate = typeof PageTemplate.Type

/** Facts of a facility that stand in for `{nazwa}`, `{miasto}` and `{adres}` of a template. */
export interface TemplateValues {
  readonly nazwa: string
  readonly miasto: string
  /** In one line; `null`: unknown, and a place to fill. */
  readonly adres: string | null
}

/** Returns a text with the facts in place of their names; names that templates do not know stay. */
export const fillText = (text: string, { nazwa, miasto, adres }: TemplateValues): string =>
  text
    .replaceAll('{nazwa}', () => nazwa)
    .replaceAll('{miasto}', () => miasto)
    .replaceAll('{adres}', () => adres ?? '[uzupełnij: adres]')

const fillNode = <Node extends RichTextNode>(node: Node, values: TemplateValues): Node => {
  if (node.type === 'text') return { ...node, text: fillText(node.text, values) }
  return 'children' in node ? { ...node, children: node.children.map((child: RichTextNode) => fillNode(child, values)) } : node
}

const fillDocument = (document: RichText, values: TemplateValues): RichText => ({
  ...document,
  children: document.children.map((block) => fillNode(block, values)),
})

const mapValues = <Value, Mapped>(of: { readonly [Key in OtherLanguage]?: Value | undefined }, map: (value: Value) => Mapped) =>
  Object.fromEntries(Object.entries(of).flatMap(([key, value]) => (value === undefined ? [] : [[key, map(value)]]))) as {
    readonly [Key in OtherLanguage]?: Mapped
  }

/** Returns the pages with which a site begins: those of a template with ids of their own, and with the facts of the facility. */
export const pagesOfTemplate = ({ pages }: Pick<PageTemplate, 'pages'>, values: TemplateValues): readonly SitePage[] => {
  const ids = new Map(pages.map(({ id }) => [id, newId()]))
  const titleOf = (text: string) => fillText(text, values).slice(0, siteLimits.title)
  const textIn = (text: RichText | null) => (text === null ? null : fillDocument(text, values))
  const filled: SitePage[] = []
  for (const page of pages) {
    const title = titleOf(page.title)
    const others = [...filled, ...pages.slice(filled.length + 1)]
    filled.push({
      ...page,
      id: ids.get(page.id) ?? newId(),
      parent: page.parent === null ? null : (ids.get(page.parent) ?? null),
      title,
      ...(page.translations && { translations: mapValues(page.translations, (one) => ({ ...one, title: titleOf(one.title) })) }),
      // The address of a page names what its title names.
      slug: page.kind === 'main' || title === page.title ? page.slug : freeSlugOf(others, title),
      sections: page.sections.map((section) => ({
        ...section,
        id: newId(),
        title: titleOf(section.title),
        text: textIn(section.text),
        ...(section.translations && {
          translations: mapValues(section.translations, (one) => ({ title: titleOf(one.title), text: textIn(one.text) })),
        }),
      })),
    })
  }
  return filled
}

/** Decides what an act on a template records; visitors see nothing of it. */
export const templateChange = (template: PageTemplate, act: 'created' | 'changed' | 'removed'): Change<PageTemplate> => ({
  aggregate: template,
  audit: { action: `sites.template-${act}`, subject: null, about: { template: template.id, key: template.key } },
  events: [],
})
