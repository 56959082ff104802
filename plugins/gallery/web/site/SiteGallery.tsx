import type { FacilityPhotos, SiteSubject } from '#core/facilities/slots.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import { SiteSection } from '#web/ui/site/SiteSection.tsx'
import css from './site-gallery.module.css'

/** Photos on the main page, besides the first one, which the hero shows. */
const inExcerpt = 6

/** Photos of a facility on its site, each a link to its file; how they are laid out is for the theme to say. */
export const SiteGallery = ({ of: { name, heading, excerpt, more }, data: { photos } }: FillProps<SiteSubject, FacilityPhotos>) => {
  const t = useT()
  const shown = excerpt ? photos.slice(1, inExcerpt + 1) : photos
  if (shown.length === 0) return null
  return (
    <SiteSection
      kind="gallery"
      heading={heading === '' ? t('gallery.site.title') : heading}
      icon="gallery"
      more={more === null ? null : { href: more.href, label: t('gallery.site.all', { count: photos.length }) }}
    >
      <ul className={css['photos']}>
        {shown.map(({ url, variants, width, height, focus, alt }, n) => (
          <li key={url}>
            <a href={url}>
              <Picture
                of={{
                  url,
                  variants: variants ? { webp: variants.webp, avif: variants.avif ?? null } : null,
                  width: width ?? null,
                  height: height ?? null,
                  focus: focus ?? null,
                  alt: alt || t('gallery.site.photo', { name, n: n + 1 }),
                }}
                sizes="(min-width: 900px) 350px, (min-width: 600px) 45vw, 92vw"
              />
            </a>
          </li>
        ))}
      </ul>
    </SiteSection>
  )
}
