// biome-ignore format: compact list
import {
  Accessibility, Activity, Apple, Baby, Bath, BedDouble, Bike, BookA, BookHeart, BookOpen, BookOpenText, Bot, Brain, Building,
  Bus, Carrot, Cctv, ChefHat, Church, Cookie, Crown, Dog, Drum, Dumbbell, Fence, FerrisWheel, Flag, FlaskConical, Flower2,
  Footprints, Gem, Goal, GraduationCap, Guitar, Hammer, Hand, HandHelping, Handshake, HeartHandshake, HeartPulse, Houses,
  KeyRound, Landmark, Languages, Leaf, Library, Lock, 
  type LucideIcon,Map as MapIcon, MessageCircle, Milk, Orbit, Paintbrush, Palette, ParkingMeter,
  PersonStanding, Piano, Puzzle, Rabbit, Salad, Shapes, ShieldCheck, Snowflake, Sparkles, Speech, Sprout, Stethoscope, Tag,Theater,
  Toilet, ToyBrick, TreePine, Trees, Trophy, Truck, University, Video, WavesLadder, Weight, Wheat, Wind, 
} from 'lucide-react'

// Imported one by one, so that only these icons are bundled.
// biome-ignore format: compact list
const icons: Readonly<Record<string, LucideIcon>> = {
  Accessibility, Activity, Apple, Baby, Bath, BedDouble, Bike, BookA, BookHeart, BookOpen, BookOpenText, Bot, Brain, Building,
  Bus, Carrot, Cctv, ChefHat, Church, Cookie, Crown, Dog, Drum, Dumbbell, Fence, FerrisWheel, Flag, FlaskConical, Flower2,
  Footprints, Gem, Goal, GraduationCap, Guitar, Hammer, Hand, HandHelping, Handshake, HeartHandshake, HeartPulse, Houses,
  KeyRound, Landmark, Languages, Leaf, Library, Lock, Map: MapIcon, MessageCircle, Milk, Orbit, Paintbrush, Palette, ParkingMeter,
  PersonStanding, Piano, Puzzle, Rabbit, Salad, Shapes, ShieldCheck, Snowflake, Sparkles, Speech, Sprout, Stethoscope, Theater,
  Toilet, ToyBrick, TreePine, Trees, Trophy, Truck, University, Video, WavesLadder, Weight, Wheat, Wind,
}

/** Returns the icon of a name; a generic tag icon for unknown names. */
export const iconOf = (name: string): LucideIcon => icons[name] ?? Tag
