import { useState } from 'react'
import css from '../app.module.css'
import { half, reach } from './pin.ts'

/** Picture of the map in both themes, when a plugin with maps draws it; without it the frame stays empty. */
export const MapPicture = ({ id, credits }: { readonly id: string; readonly credits: string }) => {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return null
  return (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          className={css[theme]}
          src={`/api/v1/map/surroundings/${id}?reach=${reach}&theme=${theme}`}
          alt=""
          loading="lazy"
          width={2 * half.width}
          height={2 * half.height}
          onError={() => setMissing(true)}
        />
      ))}
      <a className={css['credits']} href="https://www.openstreetmap.org/copyright">
        {credits}
      </a>
    </>
  )
}
