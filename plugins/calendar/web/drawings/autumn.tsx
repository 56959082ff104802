import { Teddy } from '#web/ui/drawings/motifs-small.tsx'
import { colours } from './colours.ts'

const { violet, lilac, sun, orange, red, green, blue, sky, paper, brown, sand, ink } = colours

/** A rucksack, for the first day of the school year. */
export const Rucksack = () => (
  <>
    <path d="M38 26c0-14 24-14 24 0" fill="none" stroke={violet} strokeWidth="5" strokeLinecap="round" />
    <path d="M20 52h8v28h-8zM72 52h8v28h-8z" fill={violet} />
    <path d="M26 42c0-12 9-18 24-18s24 6 24 18l1 44-50 1z" fill={orange} />
    <path d="M29 40c6 9 36 9 42 0" fill="none" stroke={violet} strokeWidth="4" strokeLinecap="round" />
    <path d="M34 58l32-1v27l-32 1z" fill={sun} />
    <path d="M34 66h32" stroke={violet} strokeWidth="4" />
    <path d="M46 64h8v8h-8z" fill={violet} />
  </>
)

/** Dots of all sizes, for the day of the dot. */
export const Dots = () => (
  <>
    <path d="M26 48c0-16 12-25 26-24 15 1 25 11 24 26-1 14-12 24-26 23-14 0-24-10-24-25z" fill={orange} />
    <circle cx="22" cy="24" r="9" fill={violet} />
    <circle cx="80" cy="24" r="7" fill={red} />
    <circle cx="84" cy="66" r="9" fill={blue} />
    <circle cx="20" cy="76" r="6" fill={green} />
    <circle cx="60" cy="86" r="5" fill={violet} />
    <circle cx="42" cy="40" r="6" fill={paper} />
  </>
)

/** A star that smiles, for the day of children in kindergartens. */
export const SmilingStar = () => (
  <>
    <path d="M50 16l9 21 23 3-17 15 5 23-20-12-20 12 5-23-17-15 23-3z" fill={sun} stroke={sun} strokeWidth="8" strokeLinejoin="round" />
    <circle cx="42" cy="46" r="3" fill={ink} />
    <circle cx="58" cy="46" r="3" fill={ink} />
    <path d="M43 54c3 5 11 5 14 0" fill="none" stroke={ink} strokeWidth="3" strokeLinecap="round" />
    <path d="M16 22l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM86 66l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill={violet} />
  </>
)

/** A medal on its ribbon, for the day of boys. */
export const Medal = () => (
  <>
    <path d="M32 10h16l8 30-14 6z" fill={violet} />
    <path d="M68 10H52l-8 30 14 6z" fill={red} />
    <path d="M26 62c0-15 11-24 24-24s25 10 24 25c-1 14-11 23-24 23-14 0-24-10-24-24z" fill={sun} />
    <path d="M50 47l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z" fill={orange} />
  </>
)

/** An apple on books, for the day of education. */
export const AppleOnBooks = () => (
  <>
    <path d="M18 74l62-1v13l-62 1z" fill={violet} />
    <path d="M26 62l58 1v11l-58-1z" fill={sun} />
    <path d="M20 51l52-1v12l-52 1z" fill={green} />
    <path d="M60 76v9M34 64v8M62 51v10" stroke={paper} strokeWidth="4" />
    <path d="M30 34c0-12 12-14 16-9 6-5 18-2 17 9-1 10-8 17-13 17-3 0-3-1-5-1s-3 1-5 1c-5 0-10-8-10-17z" fill={red} />
    <path d="M46 24c0-5 1-8 4-11" fill="none" stroke={brown} strokeWidth="3.5" strokeLinecap="round" />
    <path d="M51 18c3-7 10-8 14-6-2 6-8 9-14 6z" fill={green} />
  </>
)

/** The Polish flag, for the day of independence. */
export const PolishFlag = () => (
  <>
    <path d="M24 12l2 76" stroke={brown} strokeWidth="6" strokeLinecap="round" />
    <circle cx="24" cy="12" r="5" fill={sun} />
    <path d="M26 19c18-8 34 9 58 0v20c-24 9-40-8-58 0z" fill="#fff" />
    <path d="M26 39c18-8 34 9 58 0v20c-24 9-40-8-58 0z" fill={red} />
  </>
)

/** A teddy bear, for its day. */
export const TeddyBear = () => (
  <g transform="translate(-30 -4) scale(.5)">
    <Teddy main={brown} light={sand} sky={ink} background={sand} />
  </g>
)

/** A key over a bowl with wax, for the night of fortune-telling. */
export const KeyAndWax = () => (
  <>
    <path d="M18 22l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM80 40l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill={lilac} />
    <g transform="rotate(24 50 36)">
      <circle cx="50" cy="20" r="11" fill="none" stroke={sun} strokeWidth="7" />
      <path d="M50 31v29M50 50h10M50 58h8" stroke={sun} strokeWidth="7" strokeLinecap="round" />
    </g>
    <path d="M36 62c5 7 5 10 0 12-5-2-5-5 0-12z" fill={orange} />
    <path d="M12 76h76c-2 12-12 18-22 18H34c-10 0-20-6-22-18z" fill={lilac} />
    <path d="M18 76c8-7 56-7 64 0-8 6-56 6-64 0z" fill={sky} />
    <path d="M42 76c-1-4 5-5 7-3 3-2 10 0 8 3-1 4-14 4-15 0z" fill={orange} />
  </>
)
