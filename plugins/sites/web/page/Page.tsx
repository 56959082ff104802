import { facilitySiteSlot, sitePostSection } from '#core/facilities/slots.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Slot } from '#web/ui/Slot.tsx'
import { Lost } from '../Lost.tsx'
import type { pageData } from '../pages.data.ts'
import { ownSections } from '../sections/own-sections.ts'
import type { SectionProps } from '../site.data.ts'
import css from '../site.module.css'

/** Page of a site: its sections in the order of the owner, this plugin's own and those that other plugins fill. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { site, view, theme, branch, elsewhere, isDraft = false } = usePageData<typeof pageData>()
  if (!site || !view) return <Lost site={site} drawing={theme?.assets.lost} elsewhere={elsewhere} />
  const { sections, title, isMain } = view
  const isPost = sections[0]?.kind === sitePostSection
  const welcomes = sections.some(({ kind }) => kind === 'welcome')
  return (
    <>
      {!welcomes && !isPost && (
        <div className={css['title']} data-nothing={t('sites.page.nothing')}>
          <h1>{isMain ? site.content.title : title}</h1>
          {branch.length > 0 && (
            <nav aria-label={t('sites.branch')}>
              <ul className={css['below']}>
                {branch.map(({ path, title: name, current }) => (
                  <li key={path}>
                    <a href={href(path)} aria-current={current === 'page' ? 'page' : undefined}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      )}
      {sections.map((section, n) => {
        // The page's title stands above its first section.
        const heading = section.title || (n === 0 && !isMain ? null : '')
        const more = section.more && { ...section.more, href: href(section.more.href) }
        const shown = <Section key={section.id} site={site} view={view} section={{ ...section, more }} heading={heading} />
        return isDraft ? (
          // Empty where the section shows nothing; the style sheet says so then.
          <div key={section.id} data-draft={section.id} data-nothing={t('sites.draft.nothing')}>
            {shown}
          </div>
        ) : (
          shown
        )
      })}
    </>
  )
}

const Section = (props: SectionProps) => {
  const { site, view, section, heading } = props
  const Own = Object.hasOwn(ownSections, section.kind) ? ownSections[section.kind] : undefined
  if (Own) return <Own {...props} />
  const { id, slug, name, active } = site.facility
  const subject = {
    id,
    slug,
    name,
    active,
    parts: view.parts,
    heading,
    excerpt: view.isMain && section.more !== null,
    more: section.more,
    hasPosts: site.content.pages.some((page) => page.sections.some(({ kind, visible }) => kind === 'news' && visible)),
  }
  return <Slot slot={facilitySiteSlot} of={subject} name={section.kind} />
}
