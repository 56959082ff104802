import { FacilityCover } from '#web/design/FacilityCover.tsx'
import type { PictureProps } from '#web/pictures/picture.ts'
import type { Profile } from '../profile.data.ts'
import { describe, kindUnlessNamed } from './describe.ts'

const ground = '#F4F2EE'
const ink = '#17121F'
const muted = '#5B5367'
const second = '#3D1A73'
const main = '#FFCF1F'

/** Long names take smaller letters, so that all of them stand there whole. */
const letters = (name: string) => (name.length <= 28 ? 76 : name.length <= 44 ? 60 : name.length <= 100 ? 46 : 36)

/** A facility as networks show a link to it: name, kind and place, the few facts that parents compare, its cover. */
export const FacilityPicture = ({ value, t, language, art, mark }: PictureProps<Profile>) => {
  const { facility } = value
  const where = [...kindUnlessNamed(facility, t), [facility.city, facility.district].filter(Boolean).join(', ')].join(' · ')
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: ground, color: ink }}>
      <div style={{ display: 'flex', flexDirection: 'column', flex: 1, padding: '64px 48px 56px 72px' }}>
        <div style={{ display: 'flex', alignItems: 'center', fontSize: 34, fontWeight: 700 }}>
          <img src={mark} width={56} height={56} style={{ marginRight: 16 }} alt="" />
          Kredka
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', flex: 1, justifyContent: 'center' }}>
          <div style={{ display: 'flex', fontSize: letters(facility.name), fontWeight: 700, lineHeight: 1.12 }}>{facility.name}</div>
          <svg width="220" height="26" viewBox="0 0 220 26" aria-hidden style={{ marginTop: 18 }}>
            <path d="M6 17C48 5 70 22 112 12S178 6 214 14" fill="none" stroke={main} strokeWidth="11" strokeLinecap="round" />
          </svg>
          <div style={{ display: 'flex', marginTop: 22, fontSize: 32, color: second, fontWeight: 700 }}>{where}</div>
        </div>
        <div style={{ display: 'flex', fontSize: 27, lineHeight: 1.35, color: muted }}>{describe(value, t, language)}</div>
      </div>
      <div style={{ display: 'flex', position: 'relative', width: 420, height: 630, overflow: 'hidden' }}>
        <img
          src={art(<FacilityCover kind={facility.type} name={facility.name} />)}
          width={1008}
          height={630}
          style={{ position: 'absolute', left: -294 }}
          alt=""
        />
      </div>
    </div>
  )
}
