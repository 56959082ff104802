import { colours } from './colours.ts'

const { violet, lilac, sun, orange, red, green, mint, blue, sky, paper, sand, ink } = colours

/** A tulip in the sun, for the first day of spring. */
export const TulipInTheSun = () => (
  <>
    <circle cx="78" cy="22" r="13" fill={sun} />
    <path d="M78 2v4M60 10l3 3M58 24h4M94 8l-3 3" stroke={sun} strokeWidth="4" strokeLinecap="round" />
    <path d="M46 86c-2-18-1-28 0-40" fill="none" stroke={green} strokeWidth="6" strokeLinecap="round" />
    <path d="M45 84c-20-2-28-16-28-28 16 4 26 14 28 28zM47 84c14-2 22-10 24-22-14 2-22 10-24 22z" fill={green} />
    <path d="M26 22l10 9 10-14 11 13 9-9c4 20-6 32-20 32S21 42 26 22z" fill={red} />
    <path d="M46 17l11 13c0 10-4 18-11 23-7-5-11-13-10-22z" fill={orange} />
  </>
)

/** The globe with a sprout, for the day of the Earth. */
export const Globe = () => (
  <>
    <path d="M50 24c0-8 0-12-1-16" fill="none" stroke={green} strokeWidth="4" strokeLinecap="round" />
    <path d="M50 16c2-9 10-12 18-10-1 8-8 13-18 10zM49 18c-3-7-10-9-17-7 2 7 9 10 17 7z" fill={green} />
    <circle cx="50" cy="56" r="33" fill={blue} />
    <path
      d="M24 44c8-2 6 6 14 6s10-8 4-14c-3-4 2-10 8-12-16-1-26 8-30 20zM64 40c6-4 12-2 16 4 5 10 3 22-3 30-8-2-12-8-8-14 4-8-10-12-5-20zM36 66c8-4 14 2 12 8s-2 10 4 14c-10 1-20-4-26-12 2-4 6-8 10-10z"
      fill={mint}
    />
    <circle cx="44" cy="56" r="2.5" fill={paper} />
    <circle cx="58" cy="56" r="2.5" fill={paper} />
    <path d="M46 63c2 3 8 3 10 0" fill="none" stroke={paper} strokeWidth="3" strokeLinecap="round" />
  </>
)

/** A bunch of flowers with a bow, for mothers. */
export const Flowers = () => (
  <>
    <path
      d="M48 56L30 32M50 56V26M52 56l18-22M46 58l-4 32M50 58v32M54 58l5 32"
      fill="none"
      stroke={green}
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M14 28c-2-9 8-13 13-7 7-4 14 4 10 10 4 7-4 14-11 10-7 4-14-6-12-13z" fill={red} />
    <path d="M38 16c-1-8 9-12 13-6 7-2 12 6 8 11 4 7-4 13-10 9-8 3-13-7-11-14z" fill={orange} />
    <path d="M62 30c-1-9 9-12 14-6 7-3 13 5 9 11 3 7-5 13-11 9-8 3-14-7-12-14z" fill={violet} />
    <circle cx="26" cy="31" r="5" fill={sun} />
    <circle cx="49" cy="20" r="5" fill={sun} />
    <circle cx="74" cy="34" r="5" fill={sun} />
    <path d="M50 60c-12-10-20-8-20 0s8 10 20 0zM50 60c12-10 20-8 20 0s-8 10-20 0z" fill={lilac} stroke={violet} strokeWidth="3" />
    <circle cx="50" cy="60" r="4" fill={violet} />
  </>
)

/** Three balloons, for the day of children. */
export const Balloons = () => (
  <>
    <path
      d="M30 48c4 14 14 20 20 42M52 40c-2 20 0 30-2 50M72 52c-4 16-16 22-22 38"
      fill="none"
      stroke={ink}
      strokeWidth="2.5"
      strokeLinecap="round"
    />
    <path d="M30 52c-12-2-18-12-16-22s10-16 18-14 14 10 12 20-6 14-14 16z" fill={red} />
    <path d="M72 56c-8-2-14-8-14-18s6-17 15-17 15 8 14 18-6 16-15 17z" fill={violet} />
    <path d="M52 44c-10-1-16-10-16-20S43 6 52 6s16 8 16 18-7 19-16 20z" fill={orange} />
    <path
      d="M46 14c-3 2-4 5-4 9M24 24c-2 2-3 5-2 8M66 30c-2 2-2 5-2 8"
      fill="none"
      stroke={paper}
      strokeWidth="3.5"
      strokeLinecap="round"
    />
    <path d="M44 88h12l-6 8z" fill={green} />
  </>
)

/** A card like a shirt with a tie, for fathers. */
export const ShirtAndTie = () => (
  <>
    <path d="M20 26l18-8h24l18 8 8 22-12 4v36H24V52l-12-4z" fill={sky} />
    <path d="M38 18l12 14 12-14-4-4H42z" fill={paper} />
    <path d="M36 16l14 16-10 9-10-19zM64 16L50 32l10 9 10-19z" fill="#fff" />
    <path d="M45 33h10l2 9-3 4 6 28-10 10-10-10 6-28-3-4z" fill={violet} />
    <circle cx="50" cy="56" r="3" fill={sun} />
    <circle cx="46" cy="68" r="3" fill={sun} />
    <circle cx="54" cy="72" r="3" fill={sun} />
    <path d="M64 58h9v10h-9z" fill={blue} />
  </>
)

/** Ice cream, for months without a day to prepare for. */
export const IceCream = () => (
  <>
    <path d="M32 48l36-1-17 44z" fill={sand} />
    <path d="M38 60l20-12M43 74l20-24M62 62L46 48" stroke={orange} strokeWidth="2.5" />
    <path d="M28 48c-8-16 4-24 10-22 2-12 22-14 26 0 8 0 12 12 8 22-6 5-10-2-15 2-5 3-9-4-14-1-5 4-10 4-15-1z" fill={lilac} />
    <path d="M38 26c0-12 24-14 26 0-6 5-9 0-13 3s-9 1-13-3z" fill={paper} />
    <circle cx="52" cy="12" r="5" fill={red} />
  </>
)
