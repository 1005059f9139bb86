/** Decoration of the hero: a planet with courses in orbit. */
export function Orbits() {
  return (
    <svg aria-hidden viewBox="0 0 800 800" className="orbits" fill="none">
      <circle cx="400" cy="400" r="150" className="orbits-planet" />
      {[230, 310, 390].map((radius) => (
        <circle key={radius} cx="400" cy="400" r={radius} className="orbits-path" />
      ))}
      <g className="orbits-turn">
        <circle cx="630" cy="400" r="13" fill="#f472b6" />
        <circle cx="285" cy="199" r="7" fill="#a78bfa" />
      </g>
      <g className="orbits-turn orbits-turn-slow">
        <circle cx="90" cy="400" r="16" fill="#818cf8" />
        <circle cx="619" cy="619" r="9" fill="#fbbf24" />
        <circle cx="400" cy="10" r="8" fill="#34d399" />
      </g>
    </svg>
  );
}
