/** Names of the icons of lucide-react that a tag may have. */
// biome-ignore format: compact list
export const tagIcons = [
  'Accessibility', 'Activity', 'Apple', 'Baby', 'Bath', 'BedDouble', 'Bike', 'BookA', 'BookHeart', 'BookOpen', 'BookOpenText', 'Bot', 'Brain',
  'Building', 'Bus', 'Carrot', 'Cctv', 'ChefHat', 'Church', 'Cookie', 'Crown', 'Dog', 'Drum', 'Dumbbell', 'Fence', 'FerrisWheel', 'Flag',
  'FlaskConical', 'Flower2', 'Footprints', 'Gem', 'Goal', 'GraduationCap', 'Guitar', 'Hammer', 'Hand', 'HandHelping', 'Handshake',
  'HeartHandshake', 'HeartPulse', 'Houses', 'KeyRound', 'Landmark', 'Languages', 'Leaf', 'Library', 'Lock', 'Map', 'MessageCircle', 'Milk',
  'Orbit', 'Paintbrush', 'Palette', 'ParkingMeter', 'PersonStanding', 'Piano', 'Puzzle', 'Rabbit', 'Salad', 'Shapes', 'ShieldCheck',
  'Snowflake', 'Sparkles', 'Speech', 'Sprout', 'Stethoscope', 'Theater', 'Toilet', 'ToyBrick', 'TreePine', 'Trees', 'Trophy', 'Truck',
  'University', 'Video', 'WavesLadder', 'Weight', 'Wheat', 'Wind',
] as const
