import { File, FileImage, FileSpreadsheet, FileText, FileVideo, type LucideIcon } from 'lucide-react'
import type { UploadView } from '#plugins/uploads/contract/ui.ts'

/** Icons of kinds of files. */
export const fileIcons: Readonly<Record<UploadView['kind'], LucideIcon>> = {
  image: FileImage,
  movie: FileVideo,
  pdf: FileText,
  excel: FileSpreadsheet,
  word: FileText,
  other: File,
}
