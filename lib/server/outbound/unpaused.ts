import { type Agent, DecoratorHandler, type Dispatcher } from 'undici';

function neverPausing(handler: Dispatcher.DispatchHandler): Dispatcher.DispatchHandler {
  const decorated: Dispatcher.DispatchHandler = new DecoratorHandler(handler);
  const receive = decorated.onResponseData?.bind(decorated);
  decorated.onResponseData = (controller, piece) => {
    receive?.(controller, piece);
    controller.resume();
  };
  return decorated;
}

/**
 * An agent that never pauses a body that is read slowly. Where the other side closes the connection during a pause,
 * undici 7 throws an error that nobody can catch; undici 8, which does not, needs Node 22. What is read slowly is in memory
 * meanwhile, so readers of large bodies must be fast.
 */
export const unpaused = (agent: Agent): Dispatcher =>
  agent.compose((dispatch) => (options, handler) => dispatch(options, neverPausing(handler)));
