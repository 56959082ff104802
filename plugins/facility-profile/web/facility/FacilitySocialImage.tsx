import { cardTexts } from '#core/facilities/card-texts.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import type { SocialImageProps } from '#web/server/social-images/social-image.ts'
import { FacilityCover } from '#web/ui/primitives/FacilityCover.tsx'
import type { Profile } from '../profile.data.ts'
import { cardOf } from './card-of.ts'
import { describeFacility, kindUnlessInName } from './describe.ts'

const background = '#F4F2EE'
const ink = '#17121F'
const muted = '#5B5367'
const second = '#3D1A73'
const main = '#FFCF1F'

/** Font size by the length of the name, so that long names fit. */
const fontSizeFor = (name: string) => (name.length <= 28 ? 76 : name.length <= 44 ? 60 : name.length <= 100 ? 46 : 36)

/** Social preview image of a facility: name, kind, location, what its card says, and its cover. */
export const FacilitySocialImage = ({ value, t, language, imageSource, logo }: SocialImageProps<Profile>) => {
  const { facility } = value
  const facts = cardTexts(cardOf(value), { t, language, today: value.today })
  const kindAndLocation = [
    ...kindUnlessInName(facility, t),
    [cityNameIn(facility.city, language), facility.district].filter(Boolean).join(', '),
  ].join(' · ')
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background, color: ink }}>
      <div style={{ display: 'flex', flexDirection: 'column', flex: 1, padding: '64px 48px 56px 72px' }}>
        <div style={{ display: 'flex', alignItems: 'center', fontSize: 34, fontWeight: 700 }}>
          <img src={logo} width={56} height={56} style={{ marginRight: 16 }} alt="" />
          Kredka
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', flex: 1, justifyContent: 'center' }}>
          <div style={{ display: 'flex', fontSize: fontSizeFor(facility.name), fontWeight: 700, lineHeight: 1.12 }}>{facility.name}</div>
          <svg width="220" height="26" viewBox="0 0 220 26" aria-hidden style={{ marginTop: 18 }}>
            <path d="M6 17C48 5 70 22 112 12S178 6 214 14" fill="none" stroke={main} strokeWidth="11" strokeLinecap="round" />
          </svg>
          <div style={{ display: 'flex', marginTop: 22, fontSize: 32, color: second, fontWeight: 700 }}>{kindAndLocation}</div>
        </div>
        {facts.length > 0 ? (
          <div style={{ display: 'flex', flexWrap: 'wrap', fontSize: 30, fontWeight: 700, lineHeight: 1.35 }}>
            {facts.map((text) => (
              <div key={text} style={{ display: 'flex', marginRight: 36 }}>
                {text}
              </div>
            ))}
          </div>
        ) : (
          <div style={{ display: 'flex', fontSize: 27, lineHeight: 1.35, color: muted }}>{describeFacility(value, t, language)}</div>
        )}
      </div>
      <div style={{ display: 'flex', position: 'relative', width: 420, height: 630, overflow: 'hidden' }}>
        <img
          src={imageSource(<FacilityCover kind={facility.type} name={facility.name} />)}
          width={1008}
          height={630}
          style={{ position: 'absolute', left: -294 }}
          alt=""
        />
      </div>
    </div>
  )
}
