import type { ReactElement } from 'react'
import type { SocialImageProps } from '#web/server/social-images/social-image.ts'

const background = '#F4F2EE'
const ink = '#17121F'
const muted = '#5B5367'
const second = '#3D1A73'
const main = '#FFCF1F'

/** Font size by the length of the title, so that long ones fit. */
const fontSizeFor = (title: string) => (title.length <= 28 ? 76 : title.length <= 60 ? 60 : 46)

interface SocialCardProps extends Pick<SocialImageProps<unknown>, 'imageSource' | 'logo'> {
  readonly title: string
  /** Above the title, which says what it is. */
  readonly label: string
  /** Below the title. */
  readonly note: string
  /** Drawing beside the title: square, or that of a cover. */
  readonly drawing: ReactElement
  readonly square: boolean
}

/** Image of a post or a day for social networks: what it is, its title, and a drawing. */
export const SocialCard = ({ title, label, note, drawing, square, imageSource, logo }: SocialCardProps) => (
  <div style={{ display: 'flex', width: '100%', height: '100%', background, color: ink }}>
    <div style={{ display: 'flex', flexDirection: 'column', flex: 1, padding: '64px 48px 56px 72px' }}>
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 34, fontWeight: 700 }}>
        <img src={logo} width={56} height={56} style={{ marginRight: 16 }} alt="" />
        Kredka
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', flex: 1, justifyContent: 'center' }}>
        <div style={{ display: 'flex', marginBottom: 14, fontSize: 30, color: second, fontWeight: 700 }}>{label}</div>
        <div style={{ display: 'flex', fontSize: fontSizeFor(title), fontWeight: 700, lineHeight: 1.12 }}>{title}</div>
        <svg width="220" height="26" viewBox="0 0 220 26" aria-hidden style={{ marginTop: 18 }}>
          <path d="M6 17C48 5 70 22 112 12S178 6 214 14" fill="none" stroke={main} strokeWidth="11" strokeLinecap="round" />
        </svg>
      </div>
      <div style={{ display: 'flex', fontSize: 27, color: muted }}>{note}</div>
    </div>
    <div style={{ display: 'flex', position: 'relative', width: 420, height: 630, overflow: 'hidden' }}>
      <img
        src={imageSource(drawing)}
        width={square ? 630 : 1008}
        height={630}
        style={{ position: 'absolute', left: square ? -105 : -294 }}
        alt=""
      />
    </div>
  </div>
)
