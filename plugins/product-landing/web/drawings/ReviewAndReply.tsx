import css from './drawings.module.css'

/** Drawing: two speech bubbles, a rating with stars and a reply. */
export const ReviewAndReply = () => (
  <svg viewBox="0 0 320 200" className={css['scene']} aria-hidden focusable="false">
    <path d="M0 0h320v200H0z" fill="#BFA3FF" />
    <path d="M34 34c40-14 120-16 154-4 12 14 12 52 2 68-26 10-60 12-92 10l-32 26 4-28c-14 0-26-2-34-6-10-18-10-50-2-66z" fill="#3D1A73" />
    <path
      d="M62 50l6 13 14 1-11 9 4 14-13-8-12 8 4-14-11-9 14-1zM110 48l6 13 14 1-11 9 4 14-13-8-12 8 4-14-11-9 14-1zM158 48l6 13 14 1-11 9 4 14-13-8-12 8 4-14-11-9 14-1z"
      fill="#FFCF1F"
    />
    <path d="M140 116c40-12 112-12 146 0 8 14 8 38 0 50-8 4-18 6-30 6l6 22-30-20c-32 2-66 0-92-8-8-14-8-36 0-50z" fill="#FFF8E1" />
    <path d="M162 134h96M162 152h64" stroke="#3D1A73" strokeWidth="8" strokeLinecap="round" />
    <path d="M40 178c30-12 50 8 80-4" fill="none" stroke="#F0763A" strokeWidth="9" strokeLinecap="round" />
  </svg>
)
