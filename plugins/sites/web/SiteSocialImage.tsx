import type { usePageData } from '#web/runtime/use-page-data.ts'
import type { SocialImageProps } from '#web/server/social-images/social-image.ts'
import { addressLines, kindBeside } from './facility-texts.ts'
import type { pageData } from './pages.data.ts'

type Props = SocialImageProps<ReturnType<typeof usePageData<typeof pageData>>>

/** Font size by the length of the title, so that long ones fit. */
const fontSizeFor = (title: string) => (title.length <= 28 ? 76 : title.length <= 60 ? 60 : 46)

/** Image of a page of a site for social networks, in the colours of its theme and with its drawing. */
export const SiteSocialImage = ({ value: { site, theme, view }, t }: Props) => {
  if (!site || !view || !theme) return <div />
  const { background, basicText, greyText, primary, navbar } = theme.colors
  const title = view.isMain ? site.content.title : view.title
  const place = [kindBeside(site, t), addressLines(site).join(', ')].filter(Boolean).join(' · ')
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: background.light, color: basicText.light }}>
      <div style={{ display: 'flex', flexDirection: 'column', flex: 1, padding: '72px 48px 64px 72px' }}>
        <div style={{ display: 'flex', fontSize: 34, fontWeight: 700, color: primary.light }}>{view.isMain ? '' : site.content.title}</div>
        <div style={{ display: 'flex', flexDirection: 'column', flex: 1, justifyContent: 'center' }}>
          <div style={{ display: 'flex', fontSize: fontSizeFor(title), fontWeight: 700, lineHeight: 1.12 }}>{title}</div>
          <div style={{ display: 'flex', width: 200, height: 10, marginTop: 26, background: primary.light, borderRadius: 5 }} />
        </div>
        <div style={{ display: 'flex', fontSize: 27, color: greyText.light }}>{place}</div>
      </div>
      {theme.drawing !== null && (
        <div style={{ display: 'flex', position: 'relative', width: 480, height: 630, overflow: 'hidden', background: navbar.light }}>
          <img src={theme.drawing} width={872} height={630} style={{ position: 'absolute', left: -196 }} alt="" />
        </div>
      )}
    </div>
  )
}
