// biome-ignore format: one word for each tag
import {
  Accessibility, Activity, Apple, Baby, Bath, BedDouble, Bike, BookA, BookHeart, BookOpen, BookOpenText, Bot, Brain, Building,
  Bus, Carrot, Cctv, ChefHat, Church, Cookie, Crown, Dog, Drum, Dumbbell, Fence, FerrisWheel, Flag, FlaskConical, Flower2,
  Footprints, Gem, Goal, GraduationCap, Guitar, Hammer, Hand, HandHelping, Handshake, HeartHandshake, HeartPulse, Houses,
  KeyRound, Landmark, Languages, Leaf, Library, Lock, Map as MapIcon, MessageCircle, Milk, Orbit, Paintbrush, Palette, ParkingMeter,
  PersonStanding, Piano, Puzzle, Rabbit, Salad, Shapes, ShieldCheck, Snowflake, Sparkles, Speech, Sprout, Stethoscope, Theater,
  Toilet, ToyBrick, TreePine, Trees, Trophy, Truck, University, Video, WavesLadder, Weight, Wheat, Wind, Tag,
  type LucideIcon,
} from 'lucide-react'

// By name and one by one, so that no more than these are bundled.
// biome-ignore format: one word for each tag
const icons: Readonly<Record<string, LucideIcon>> = {
  Accessibility, Activity, Apple, Baby, Bath, BedDouble, Bike, BookA, BookHeart, BookOpen, BookOpenText, Bot, Brain, Building,
  Bus, Carrot, Cctv, ChefHat, Church, Cookie, Crown, Dog, Drum, Dumbbell, Fence, FerrisWheel, Flag, FlaskConical, Flower2,
  Footprints, Gem, Goal, GraduationCap, Guitar, Hammer, Hand, HandHelping, Handshake, HeartHandshake, HeartPulse, Houses,
  KeyRound, Landmark, Languages, Leaf, Library, Lock, Map: MapIcon, MessageCircle, Milk, Orbit, Paintbrush, Palette, ParkingMeter,
  PersonStanding, Piano, Puzzle, Rabbit, Salad, Shapes, ShieldCheck, Snowflake, Sparkles, Speech, Sprout, Stethoscope, Theater,
  Toilet, ToyBrick, TreePine, Trees, Trophy, Truck, University, Video, WavesLadder, Weight, Wheat, Wind,
}

/** The icon of a tag's name in the set; a plain tag for one that is not among the vocabulary's own. */
export const iconOf = (name: string): LucideIcon => icons[name] ?? Tag
