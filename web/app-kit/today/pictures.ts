import {
  Bell,
  CalendarClock,
  Camera,
  ClipboardPen,
  Globe,
  Heart,
  type LucideIcon,
  MessageCircle,
  Newspaper,
  PackageOpen,
  PencilLine,
  Search,
  Star,
  Users,
  Wallet,
} from 'lucide-react'
import type { TodayPicture } from '#core/plugin/today.ts'

/** Icons of the lines of start pages. */
export const pictures: Readonly<Record<TodayPicture, LucideIcon>> = {
  applications: ClipboardPen,
  questions: MessageCircle,
  opinions: Star,
  people: Users,
  site: Globe,
  photos: Camera,
  price: Wallet,
  places: CalendarClock,
  post: Newspaper,
  data: PencilLine,
  package: PackageOpen,
  search: Search,
  favourites: Heart,
  news: Bell,
}
